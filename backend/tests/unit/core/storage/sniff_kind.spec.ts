import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { inspectPicture } from '#core/storage/inspect_picture'
import { isPicture, type Kind } from '#core/storage/kinds'
import { sniffKind } from '#core/storage/sniff_kind'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import {
  compound,
  docx,
  dwg,
  dxf,
  eml,
  html,
  ifc,
  pdf,
  picture,
  pngHeader,
  xlsx,
  zip,
} from '#tests/helpers/sample_files'

/** What an upload would be taken for: the kind, and for pictures a readable header too. */
async function kindOf(bytes: Buffer): Promise<Kind | null> {
  const file = await writeTmpFile([bytes])
  try {
    const kind = await sniffKind(file.path)
    return kind && isPicture(kind) && !(await inspectPicture(file.path, kind)) ? null : kind
  } finally {
    await removeTmpFile(file.path)
  }
}

const MANY = 'A'.repeat(3000)

test.group('What a file is', () => {
  test('knows every accepted kind by its bytes', async ({ assert }) => {
    for (const format of ['png', 'jpeg', 'gif', 'webp', 'tiff'] as const) {
      assert.equal(await kindOf(await picture(format)), format)
    }
    assert.equal(await kindOf(pdf()), 'pdf')
    assert.equal(await kindOf(docx()), 'docx')
    assert.equal(await kindOf(xlsx()), 'xlsx')
    assert.equal(await kindOf(dwg()), 'dwg')
    assert.equal(await kindOf(dxf()), 'dxf')
    assert.equal(await kindOf(compound('Workbook')), 'xls')
    assert.equal(await kindOf(compound('a', 'b', 'c', 'd', '__properties_version1.0')), 'msg')
    assert.equal(await kindOf(eml()), 'eml')
    assert.equal(await kindOf(Buffer.from('BEGIN:VCARD\r\nFN:A\r\nEND:VCARD\r\n')), 'vcf')
    assert.equal(await kindOf(Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')), 'ics')
    assert.equal(await kindOf(ifc()), 'ifc')
    assert.notEqual(await kindOf(ifc('AUTOMOTIVE_DESIGN')), 'ifc')
    assert.equal(await kindOf(zip([{ name: 'drawings/plan.dwg' }])), 'zip')
  })

  test('knows a picture whose first chunk is larger than what is read at once', async ({
    assert,
  }) => {
    const png = await picture('png')
    const text = Buffer.concat([Buffer.from('tEXtComment\u0000'), Buffer.alloc(70_000, 0x61)])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(text.length - 4)
    const padded = Buffer.concat([
      png.subarray(0, 33),
      length,
      text,
      Buffer.alloc(4),
      png.subarray(33),
    ])
    assert.equal(await kindOf(padded), 'png')
  })

  const refused: [string, Buffer][] = [
    ['nothing at all', Buffer.alloc(0)],
    ['one byte', Buffer.from('P')],
    ['short HTML', html(800)],
    ['HTML longer than a detector looks', html(9000)],
    ['XML', Buffer.from(`<?xml version="1.0"?><a>${MANY}${MANY}</a>`)],
    [
      'SVG',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${MANY}</svg>`),
    ],
    [
      'SVG with an XML head',
      Buffer.from(
        `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`
      ),
    ],
    [
      'MHTML',
      Buffer.from(
        `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\n${MANY}`
      ),
    ],
    ['a script', Buffer.from(`#!/bin/sh\nrm -rf /\n${MANY}`)],
    ['JavaScript', Buffer.from(`alert(document.cookie)//${MANY}${MANY}`)],
    [
      'GIF and JavaScript in one',
      Buffer.from(`GIF89a/*${MANY}*/=1;alert(document.cookie)//${MANY}`),
    ],
    ['a JPEG head before HTML', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html(9000)])],
    [
      'a PNG head before HTML',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), html(9000)]),
    ],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), randomBytes(4000)])],
    ['a Linux program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), randomBytes(4000)])],
    ['an old workbook with macros', compound('Workbook', '_VBA_PROJECT_CUR')],
    ['an old file of another program', compound('PowerPoint Document')],
    ['an old workbook that is cut off', compound('Workbook').subarray(0, 900)],
    ['an old file whose sectors run in a circle', circle()],
    ['a message without a sender', Buffer.from('Date: x\r\nSubject: y\r\n\r\nz')],
    ['a page saved as a message', eml('Content-Type: multipart/related; boundary=x\r\n')],
    ['HTML behind one header', Buffer.from(`From: x\r\nDate: y\r\n<script>alert(1)</script>\r\n`)],
    ['an archive with a program', zip([{ name: 'plan.dwg' }, { name: 'setup.exe' }])],
    ['an archive with a shortcut', zip([{ name: 'plan.pdf.lnk' }])],
    ['an empty archive', zip([])],
    ['an archive with a word file that has macros', zip([{ name: '[Content_Types].xml' }])],
    ['a Java archive', zip([{ name: 'META-INF/MANIFEST.MF' }, { name: 'A.class' }])],
    ['HTML before a PDF', Buffer.concat([html(800), pdf()])],
    ['a PDF cut off', pdf(MANY + MANY).subarray(0, 5000)],
    ['a PDF head before HTML', Buffer.concat([Buffer.from('%PDF-1.4\n'), html(9000)])],
    ['a DWG head before text', Buffer.from(`AC1032${MANY}`)],
    ['a DWG head before HTML', Buffer.concat([Buffer.from('AC1027\0\0\0\0\0\0\0'), html(9000)])],
    ['a DXF without its end', dxf().subarray(0, 60)],
    [
      'HTML between DXF words',
      Buffer.from(`<script>alert(1)</script>\n0\nSECTION\n2\nHEADER\n0\nEOF\n`),
    ],
    ['prose that ends like a DXF', Buffer.from('0\nSECTION\n2\nHEADER\nalert(1)\nx\n0\nEOF\n')],
    [
      'an office file that unpacks a thousand times',
      docx({ name: 'word/media/a.bin', claims: 190 * 1024 * 1024 }),
    ],
    ['an office file that unpacks to 4 GB', docx(...bomb(40))],
    ['an office file with a size of ZIP64', docx({ name: 'word/a.bin', claims: 0xffffffff })],
    ['an office file with an encrypted member', docx({ name: 'word/a.xml', encrypted: true })],
    ['an office file with macros', docx({ name: 'word/vbaProject.bin' })],
    ['an office file that leaves its folder', docx({ name: '../../etc/passwd' })],
    ['an office file with one name twice', docx({ name: 'word/document.xml' })],
    [
      'an office file behind a program',
      zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }], {
        before: Buffer.from('MZ'),
      }),
    ],
    ['bytes behind an office file', Buffer.concat([docx(), html(800)])],
    ['a picture of 900 megapixels', pngHeader(30_000, 30_000)],
    ['a picture of one row', pngHeader(100_000_000, 1)],
    ['a picture without pixels', pngHeader(0, 10)],
    ['random bytes', randomBytes(20_000)],
  ]
  for (const [name, bytes] of refused) {
    test(`refuses ${name}`, async ({ assert }) => {
      assert.isNull(await kindOf(bytes))
    })
  }
})

/** Its only directory sector says that it is followed by itself. */
function circle() {
  const bytes = compound('SummaryInformation')
  bytes.writeUInt32LE(1, 512 + 4)
  return bytes
}

function bomb(members: number) {
  return Array.from({ length: members }, (_, i) => ({
    name: `word/m${i}.xml`,
    claims: 100 * 1024 * 1024,
  }))
}
