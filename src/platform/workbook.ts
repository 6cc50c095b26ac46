import { strToU8, zipSync } from 'fflate';
import { toWellFormed } from './text';

/** The longest text of a cell, in UTF-16 units. Excel calls a file with a longer one damaged. */
const LONGEST_CELL = 32_767;

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** An Excel workbook (.xlsx). Every cell is a text, so `0012` stays and nothing is a formula. Row 1 is a bold head. */
export function workbook(
  title: string,
  rows: readonly (readonly string[])[],
): Uint8Array<ArrayBuffer> {
  const { sheet, texts } = sheetOf(rows);
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        contentType('workbook', 'sheet.main') +
        contentType('worksheets/sheet1', 'worksheet') +
        contentType('sharedStrings', 'sharedStrings') +
        contentType('styles', 'styles') +
        '</Types>',
    ),
    '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
    'xl/workbook.xml': part(
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}">` +
        `<sheets><sheet name="${xmlText(title)}" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      sharedStrings: 'sharedStrings.xml',
      styles: 'styles.xml',
    }),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': texts,
    'xl/styles.xml': part(STYLES),
  });
}

/** Style 0 is a cell that Excel keeps as text when it is edited (number format 49), style 1 the head. */
const STYLES =
  `<styleSheet xmlns="${SHEET}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '</styleSheet>';

/** The sheet, whose cells are numbers of texts in a list. (Apple's previews skip texts that stand in cells.) */
function sheetOf(rows: readonly (readonly string[])[]) {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  const lines = rows.map((row, place) => {
    const style = place === 0 ? ' s="1"' : '';
    const cells = row.map((text, column) =>
      text === ''
        ? ''
        : `<c r="${columnName(column)}${place + 1}"${style} t="s"><v>${numberOf(text)}</v></c>`,
    );
    return `<row r="${place + 1}">${cells.join('')}</row>`;
  });
  const width = Math.max(1, ...rows.slice(0, 1).map(({ length }) => length));
  const all = `A1:${columnName(width - 1)}${Math.max(1, rows.length)}`;
  const sheet =
    `<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${width}" width="24" customWidth="1"/></cols>` +
    `<sheetData>${lines.join('')}</sheetData>` +
    // Else Excel marks each phone with a green corner: it "looks like a number".
    `<ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
  const texts = Array.from(
    numbers.keys(),
    (text) => `<si><t xml:space="preserve">${cellText(text)}</t></si>`,
  );
  return {
    sheet: part(sheet),
    texts: part(`<sst xmlns="${SHEET}">${texts.join('')}</sst>`),
  };
}

/** 0 is `A`, 25 is `Z`; no list of ours is wider. */
function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

function part(xml: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`));
}

function contentType(file: string, kind: string): string {
  const type = `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`;
  return `<Override PartName="/xl/${file}.xml" ContentType="${type}"/>`;
}

function relations(targets: Record<string, string>): Uint8Array<ArrayBuffer> {
  const links = Object.entries(targets).map(
    ([kind, target]) => `<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return part(`<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`);
}

/** A text as a cell holds it: no control character but tab and line break, none too long. */
function cellText(text: string): string {
  const clean = toWellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD');
  const whole =
    clean.length > LONGEST_CELL ? toWellFormed(`${clean.slice(0, LONGEST_CELL - 1)}…`) : clean;
  // Excel reads `_x0041_` as `A`, unless its first character is written that way itself.
  return xmlText(whole.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));
}

function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
