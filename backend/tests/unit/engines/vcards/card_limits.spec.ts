import { mkdtempSync } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { CARDS } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { cardLine, MOST_HEAD, MOST_PIECES, MOST_VALUE, unfolded } from '#engines/vcards/card_lines'
import { MOST_LINES, readCards } from '#engines/vcards/read_cards'

const CARD = 'BEGIN:VCARD\nFN:A\nEND:VCARD\n'
const filled = (line: string) => line.repeat(Math.floor(CARDS.bytes / line.length))

async function countRows(path: string) {
  let rows = 0
  for await (const row of tableRows(path, 'vcf')) if (row) rows++
  return rows
}

const refusalOf = (path: string): Promise<unknown> =>
  countRows(path).catch((error: unknown) => error)

test.group('Limits of cards', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'binaa-cards-'))
  const path = join(folder, 'people.vcf')
  group.teardown(() => rm(folder, { recursive: true }))

  test('a file of the most bytes is read, and one byte more is refused', async ({ assert }) => {
    await writeFile(path, CARD)
    const file = await open(path, 'r+')
    await file.truncate(CARDS.bytes)
    assert.equal(await countRows(path), 2)
    await file.truncate(CARDS.bytes + 1)
    await file.close()
    const refusal = await refusalOf(path)
    assert.instanceOf(refusal, DocumentError)
    assert.equal((refusal as DocumentError).code, 'too_large')
  }).timeout(60_000)

  test('the most cards are read, and one more is refused', async ({ assert }) => {
    await writeFile(path, CARD.repeat(CARDS.cards))
    assert.equal(await countRows(path), CARDS.cards + 1)
    await writeFile(path, CARD.repeat(CARDS.cards + 1))
    const refusal = await refusalOf(path)
    assert.instanceOf(refusal, DocumentError)
    assert.equal((refusal as DocumentError).code, 'too_large')
  }).timeout(60_000)

  test('a line that goes on for the whole file is kept as far as anyone writes', ({ assert }) => {
    const [line, ...others] = unfolded(`NOTE;QUOTED-PRINTABLE:=\n${filled('=\n')}`)
    assert.lengthOf(others, 0)
    assert.isBelow(line.length, 100)
    const pieces = [...unfolded(`NOTE:a\n${filled(' b\n')}`.trimEnd())]
    assert.lengthOf(pieces, 1)
    assert.equal(pieces[0].length, 'NOTE:a'.length + MOST_PIECES - 1)
  }).timeout(60_000)

  test('no more parameters, values and lines are taken apart than anyone writes', ({ assert }) => {
    const marks = filled(';')
    assert.isNull(cardLine(`${marks}:x`))
    assert.isNull(cardLine(marks))
    assert.isNotNull(cardLine(`TEL${';'.repeat(MOST_HEAD - 4)}:1`))
    assert.equal(cardLine(`N:${marks}`)?.value.length, MOST_VALUE)
    const [card] = readCards(`BEGIN:VCARD\nN:${marks}\nORG:${marks}\nFN:Sara\nEND:VCARD\n`)
    assert.equal(card.name, 'Sara')
    const within = 'X:1\n'.repeat(MOST_LINES - 1)
    const [last] = readCards(`BEGIN:VCARD\n${within}FN:Sara\n${filled('FN:B\n')}END:VCARD\n`)
    assert.equal(last.name, 'Sara')
    const [beyond] = readCards(`BEGIN:VCARD\n${within}X:1\nFN:Sara\nEND:VCARD\n`)
    assert.equal(beyond.name, '')
  }).timeout(60_000)
})
