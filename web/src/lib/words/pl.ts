/** Every sentence of the site, in Polish. */
export default import.meta.glob<string>('../../../words/*/pl.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
