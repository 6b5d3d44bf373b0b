import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import { stage } from '#tests/helpers/browser_stage'
import { sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

type Group = [code: number, value: string | number]

const HEADER: Group[] = [
  [9, '$ACADVER'],
  [1, 'AC1015'],
  [9, '$DWGCODEPAGE'],
  [3, 'ANSI_1256'],
]
const LAYERS: Group[] = [
  ...([
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, 2],
  ] as Group[]),
  ...([
    [0, 'LAYER'],
    [2, 'WALLS'],
    [70, 0],
    [62, 1],
  ] as Group[]),
  ...([
    [0, 'LAYER'],
    [2, 'PIPES'],
    [70, 0],
    [62, -5],
    [0, 'ENDTAB'],
  ] as Group[]),
]
const ENTITIES: Group[] = [
  ...([
    [0, 'HATCH'],
    [8, 'WALLS'],
    [10, 0],
    [20, 0],
    [2, 'SOLID'],
    [70, 1],
    [91, 1],
  ] as Group[]),
  ...([
    [92, 2],
    [72, 0],
    [73, 1],
    [93, 3],
    [10, 0],
    [20, 0],
    [10, 4],
    [20, 0],
  ] as Group[]),
  ...([
    [10, 4],
    [20, 4],
    [97, 0],
    [75, 0],
  ] as Group[]),
  ...([
    [0, 'LINE'],
    [8, 'PIPES'],
    [10, 0],
    [20, 0],
    [11, 4],
    [21, 4],
  ] as Group[]),
  ...([
    [0, 'WIPEOUT'],
    [8, 'WALLS'],
    [0, 'TEXT'],
    [8, 'WALLS'],
    [10, 0],
    [20, 5],
  ] as Group[]),
  ...([
    [40, 1],
    [1, 'door'],
  ] as Group[]),
]

const section = (name: string, groups: Group[]): Group[] => [
  ...([[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']] as Group[]),
]

const drawing = () =>
  [...section('HEADER', HEADER), ...section('TABLES', LAYERS), ...section('ENTITIES', ENTITIES)]
    .concat([[0, 'EOF']])
    .map(([code, value]) => `${code}\r\n${value}\r\n`)
    .join('')

async function uploaded(name: string): Promise<number> {
  const api = await stage().api('engineer')
  const { id } = await (await api.post('/api/folders', { data: { name } })).json()
  const file = { name: 'plan.dxf', mimeType: 'application/dxf', buffer: Buffer.from(drawing()) }
  const answer = await api.post(`/api/folders/${id}/files`, { multipart: { file } })
  await api.dispose()
  if (answer.status() !== 201) throw new Error(`the drawing answered ${answer.status()}`)
  return id
}

test.group('A drawing', () => {
  for (const language of LANGUAGES)
    test(`shows its layers and names what is not drawn, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const preview = (key: string) => text(`files.preview.${key}`)
      const folderId = await uploaded(`Drawings ${language}`)
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto(`/files?folder=${folderId}`)
      await page.getByRole('table').getByRole('button', { name: 'plan.dxf' }).click()
      const picture = page.getByRole('img', { name: 'plan.dxf' })
      await picture.waitFor()
      await page.getByRole('button', { name: preview('layers') }).click()
      const panel = page.getByRole('dialog', { name: preview('layers') })
      const walls = panel.getByRole('checkbox', { name: /WALLS \(2\)/ })
      assert.isTrue(await walls.isChecked())
      assert.isFalse(await panel.getByRole('checkbox', { name: /PIPES \(1\)/ }).isChecked())
      const before = await picture.screenshot()
      await walls.click()
      assert.isFalse(before.equals(await picture.screenshot()))
      assert.deepEqual(await axeProblems(page, `layers in ${language}`, { frameless: true }), [])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: preview('not_drawn') }).click()
      await sees(page, `${preview('kinds.wipeout')}: 1`)
    })
})
