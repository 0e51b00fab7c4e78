/**
 * The part of Markdown that rules are written in, read into plain data. Nothing here makes HTML: components turn the data into
 * elements, so whatever the text says can only ever be text.
 */

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'strong'; inside: Inline[] }
  | { is: 'emphasis'; inside: Inline[] }
  /** The number of a rule: where the rule stands (`anchor`), or a mention of it. */
  | { is: 'rule'; rule: string; anchor: boolean };

export interface Item {
  inside: Inline[];
  /** What hangs below the item: further lists, code. */
  below: Block[];
}

export type Block =
  | { is: 'heading'; level: number; inside: Inline[] }
  | { is: 'paragraph'; inside: Inline[] }
  | { is: 'list'; ordered: boolean; items: Item[] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'code'; text: string }
  | { is: 'quote'; inside: Block[] }
  | { is: 'line' };

/** Like NM-023, K-4.2 or SHP-150a. */
const RULE = /[A-Z]{1,5}-\d+(?:\.\d+)*[a-z]?/;
const ITEM = /^(\s*)([-*+]|\d{1,3}[.)])\s+(.*)$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Reads Markdown. Any text is Markdown, so this never fails. */
export function read(text: string): Block[] {
  const blocks = readBlocks(text.replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n'), 0);
  markAnchors(blocks);
  return blocks;
}

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    const fence = FENCE.exec(line)?.[1];
    if (line.trim() === '') {
      at += 1;
    } else if (heading) {
      blocks.push({ is: 'heading', level: heading[1]?.length ?? 1, inside: readInline(heading[2] ?? '') });
      at += 1;
    } else if (fence !== undefined) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith(fence));
      const stop = end === -1 ? lines.length : end;
      blocks.push({ is: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (/^\s{0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) {
      blocks.push({ is: 'line' });
      at += 1;
    } else if (/^\s{0,3}>/.test(line)) {
      const stop = endOf(lines, at, (other) => /^\s{0,3}>/.test(other));
      const inside = lines.slice(at, stop).map((other) => other.replace(/^\s{0,3}> ?/, ''));
      // Text nested beyond sense is shown as it is.
      blocks.push(
        depth < 8
          ? { is: 'quote', inside: readBlocks(inside, depth + 1) }
          : { is: 'paragraph', inside: [{ is: 'text', text: inside.join(' ') }] },
      );
      at = stop;
    } else if (
      line.includes('|') &&
      DIVIDER.test(lines[at + 1] ?? '') &&
      (lines[at + 1] ?? '').includes('-')
    ) {
      const stop = endOf(lines, at + 2, (other) => other.includes('|') && other.trim() !== '');
      const head = cells(line);
      blocks.push({
        is: 'table',
        head,
        rows: lines.slice(at + 2, stop).map((row) => fitted(cells(row), head.length)),
      });
      at = stop;
    } else if (ITEM.test(line)) {
      const list = readList(lines, at, depth);
      blocks.push(list.block);
      at = list.stop;
    } else {
      const stop = endOf(lines, at + 1, (other) => other.trim() !== '' && !startsBlock(other));
      blocks.push({ is: 'paragraph', inside: readInline(joined(lines.slice(at, stop))) });
      at = stop;
    }
  }
  return blocks;
}

function readList(lines: readonly string[], from: number, depth: number): { block: Block; stop: number } {
  const first = ITEM.exec(lines[from] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: Item[] = [];
  let at = from;
  while (at < lines.length) {
    const match = ITEM.exec(lines[at] ?? '');
    if (!match || (match[1]?.length ?? 0) > indent + 1 || /\d/.test(match[2] ?? '') !== ordered) break;
    const stop = endOf(lines, at + 1, (other, index) => {
      if (other.trim() === '')
        return /^\s{2,}\S/.test(lines[index + 1] ?? '') && width(lines[index + 1] ?? '') > indent;
      if (width(other) > indent) return true;
      // A line that goes on without an indent belongs to the item, unless something else begins.
      return !startsBlock(other) && (lines[index - 1] ?? '').trim() !== '';
    });
    const rest = lines.slice(at + 1, stop);
    const begun = rest.findIndex((other) => other.trim() === '' || startsBlock(other));
    const own = begun === -1 ? rest : rest.slice(0, begun);
    const below = begun === -1 ? [] : rest.slice(begun);
    items.push({
      inside: readInline(joined([match[3] ?? '', ...own])),
      below: depth < 8 ? readBlocks(dedented(below), depth + 1) : [],
    });
    at = stop;
    // One empty line between items does not end a list.
    const next = ITEM.exec(lines[at + 1] ?? '');
    if ((lines[at] ?? '').trim() === '' && next && (next[1]?.length ?? 0) === indent) at += 1;
  }
  return { block: { is: 'list', ordered, items }, stop: at };
}

function startsBlock(line: string): boolean {
  return ITEM.test(line) || FENCE.test(line) || /^\s{0,3}(#{1,6}\s|>)/.test(line);
}

function endOf(
  lines: readonly string[],
  from: number,
  goesOn: (line: string, index: number) => boolean,
): number {
  let at = from;
  while (at < lines.length && goesOn(lines[at] ?? '', at)) at += 1;
  return at;
}

const width = (line: string): number => line.length - line.trimStart().length;
const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

function dedented(lines: readonly string[]): string[] {
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map(width), 12);
  return lines.map((line) => line.slice(Math.min(least, width(line))));
}

function cells(line: string): Inline[][] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => readInline(cell.trim().replaceAll('\\|', '|')));
}

/** Every row as long as the head. */
function fitted(row: Inline[][], length: number): Inline[][] {
  return Array.from({ length }, (_, index) => row[index] ?? []);
}

/** Reads what stands inside a line: bold, emphasis, code, numbers of rules. A link shows as its text. */
export function readInline(text: string, depth = 0): Inline[] {
  const pattern = new RegExp(
    [
      /\\(?<escaped>[\\`*_{}[\]()#+\-.!|<>~])/.source,
      /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/.source,
      /\*\*(?<strong>(?=\S).+?\S?)\*\*(?!\*)/.source,
      /(?<![\p{L}\p{N}*])\*(?<star>(?=[^\s*]).+?)(?<=\S)\*(?![\p{L}\p{N}*])/u.source,
      /(?<![\p{L}\p{N}_])_(?<under>(?=[^\s_]).+?)(?<=\S)_(?![\p{L}\p{N}_])/u.source,
      /!?\[(?<label>[^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/.source,
      `(?<![\\p{L}\\p{N}-])(?<rule>${RULE.source})(?![\\p{L}\\p{N}-])`,
    ].join('|'),
    'gu',
  );
  const result: Inline[] = [];
  const push = (piece: string) => {
    const last = result.at(-1);
    if (piece === '') return;
    if (last?.is === 'text') last.text += piece;
    else result.push({ is: 'text', text: piece });
  };
  if (depth > 6) return text === '' ? [] : [{ is: 'text', text }];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const found = match.groups ?? {};
    if (found['escaped'] !== undefined) push(found['escaped']);
    else if (found['code'] !== undefined) result.push({ is: 'code', text: found['code'] });
    else if (found['strong'] !== undefined)
      result.push({ is: 'strong', inside: readInline(found['strong'], depth + 1) });
    else if (found['star'] !== undefined)
      result.push({ is: 'emphasis', inside: readInline(found['star'], depth + 1) });
    else if (found['under'] !== undefined)
      result.push({ is: 'emphasis', inside: readInline(found['under'], depth + 1) });
    else if (found['label'] !== undefined)
      for (const piece of readInline(found['label'], depth + 1)) result.push(piece);
    else if (found['rule'] !== undefined) result.push({ is: 'rule', rule: found['rule'], anchor: false });
  }
  push(text.slice(from));
  return result;
}

/** A rule stands where its number is first set in bold; every other place only mentions it. */
function markAnchors(blocks: Block[]): void {
  const known = new Set<string>();
  const visit = (inside: Inline[], isBold: boolean) => {
    for (const piece of inside) {
      if (piece.is === 'strong') visit(piece.inside, true);
      else if (piece.is === 'emphasis') visit(piece.inside, isBold);
      else if (piece.is === 'rule' && isBold && !known.has(piece.rule)) {
        known.add(piece.rule);
        piece.anchor = true;
      }
    }
  };
  const walk = (each: readonly Block[]) => {
    for (const block of each) {
      if (block.is === 'heading') visit(block.inside, true);
      else if (block.is === 'paragraph') visit(block.inside, false);
      else if (block.is === 'quote') walk(block.inside);
      else if (block.is === 'table')
        for (const row of [block.head, ...block.rows]) row.forEach((cell) => visit(cell, false));
      else if (block.is === 'list') {
        for (const item of block.items) {
          visit(item.inside, false);
          walk(item.below);
        }
      }
    }
  };
  walk(blocks);
}

/** The text of inline pieces, for searching and for headings' names. */
export function textOf(inside: readonly Inline[]): string {
  return inside
    .map((piece) => {
      if (piece.is === 'rule') return piece.rule;
      return piece.is === 'strong' || piece.is === 'emphasis' ? textOf(piece.inside) : piece.text;
    })
    .join('');
}

/** The text of a block and everything in it. */
export function blockText(block: Block): string {
  switch (block.is) {
    case 'heading':
    case 'paragraph':
      return textOf(block.inside);
    case 'code':
      return block.text;
    case 'list':
      return block.items
        .map((item) => `${textOf(item.inside)} ${item.below.map(blockText).join(' ')}`)
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' ')).join('\n');
    case 'quote':
      return block.inside.map(blockText).join('\n');
    case 'line':
      return '';
  }
}

/**
 * The blocks in which `isWanted` finds something, each below its headings; of lists and tables only the items and rows that match.
 */
export function search(blocks: readonly Block[], isWanted: (text: string) => boolean): Block[] {
  const result: Block[] = [];
  let headings: Block[] = [];
  for (const block of blocks) {
    if (block.is === 'heading') {
      headings = [...headings.filter((other) => other.is === 'heading' && other.level < block.level), block];
      continue;
    }
    const found = narrowed(block, isWanted);
    if (!found) continue;
    result.push(...headings, found);
    headings = [];
  }
  return result;
}

function narrowed(block: Block, isWanted: (text: string) => boolean): Block | null {
  if (block.is === 'list') {
    const items = block.items.filter((item) => isWanted(blockText({ ...block, items: [item] })));
    return items.length > 0 ? { ...block, items } : null;
  }
  if (block.is === 'table') {
    const rows = block.rows.filter((row) => isWanted(row.map(textOf).join(' ')));
    return rows.length > 0 ? { ...block, rows } : null;
  }
  return isWanted(blockText(block)) ? block : null;
}
