/** Every sentence of the site, in English. */
export default import.meta.glob<string>('../../../words/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
