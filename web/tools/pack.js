/** After the build: compresses every text file, and weighs what a first visit loads. */

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const LIMIT_KIB = 200;

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
// A map of the build, not for visitors.
rmSync(join(DIST, '.vite'), { recursive: true });

for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const text = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}

const first = new Set(['index.html', 'icon.svg']);
collect('index.html');
collect('src/lib/words/en.ts');

const kib = (ending) =>
  [...first].reduce((sum, file) => sum + statSync(join(DIST, file + ending)).size, 0) / 1024;
const [gzip, brotli] = [kib('.gz'), kib('.br')];
console.log(`first load: ${gzip.toFixed(1)} KiB gzip, ${brotli.toFixed(1)} KiB brotli, ${first.size} files`);
if (gzip > LIMIT_KIB) {
  console.error(`first load is over ${LIMIT_KIB} KiB`);
  process.exit(1);
}

/** The file of an entry with all it imports at once. */
function collect(name) {
  const { file, css = [], imports = [] } = manifest[name];
  for (const one of [file, ...css]) first.add(one);
  imports.forEach(collect);
}
