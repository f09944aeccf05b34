/** Tables of a font file by tag, for example `glyf` or `GPOS`. */
type FontTables = Map<string, Buffer>;

// OpenType 1.9.1, "Table directory": 12 bytes, and a record of 16 for each table.
const headerSize = 12;
const recordSize = 16;

/** Views, not copies, of an uncompressed TrueType font: https://learn.microsoft.com/typography/opentype/spec/otff */
export function readTables(font: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerSize + index * recordSize;
    const offset = font.readUInt32BE(record + 8);
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(offset, offset + font.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

/** Sorted by tag and aligned to four bytes. Checksums are zero: browsers ignore them, WOFF2 recalculates them. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(headerSize + sorted.length * recordSize);
  const selector = Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(0x00_01_00_00, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(recordSize * 2 ** selector, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE(recordSize * (sorted.length - 2 ** selector), 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const record = headerSize + index * recordSize;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    const padded = Math.ceil(table.length / 4) * 4;
    parts.push(table, Buffer.alloc(padded - table.length));
    offset += padded;
  }
  return Buffer.concat(parts);
}
