import { ToolOutlined } from '@ant-design/icons'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeLanguage } from '../../providers/i18n'
import { calls } from '../../test/fake-api'
import { renderResource } from '../testing/render-resource'
import { definePlainResource } from './define-plain-resource'
import {
  arabicLine,
  choice,
  code,
  day,
  decimal,
  flag,
  line,
  money,
  reference,
  wholeNumber,
} from './field-kinds'
import { plainPages } from './plain-pages'

const PATH = '/procurement/samples'
const RECORD = {
  id: 1,
  version: 3,
  code: 'S-1',
  name: 'Sample',
  nameAr: 'عينة',
  kind: 'hard',
  projectId: 4,
  projectName: 'Falcon tower',
  pieces: 1200,
  weight: '12.5',
  cost: '1250.00',
  boughtOn: '2026-01-15',
  active: true,
  can: { update: true, delete: false },
}

const pages = plainPages<typeof RECORD>({
  resource: 'procurement.samples',
  label: 'code',
  fields: {
    code: code({ max: 30, required: true }),
    name: line({ max: 160 }),
    nameAr: arabicLine({ max: 160 }),
    kind: choice({ list: 'sample-kinds' }),
    projectId: reference({ lookup: 'projects/lookup' }),
    pieces: wholeNumber(),
    weight: decimal(),
    cost: money(),
    boughtOn: day(),
    active: flag({ initial: true }),
  },
})

const definition = definePlainResource({
  name: 'procurement.samples',
  endpoint: 'samples',
  path: PATH,
  icon: <ToolOutlined />,
  ability: 'procurement.inventory',
  write: 'stock.manage',
  department: 'procurement',
  pages: () => Promise.resolve(pages),
})

test('a page for each of list, new, record and edit; only those who write may change', () => {
  expect(definition.routes.map(({ path, ability }) => `${ability} ${path}`)).toEqual([
    `procurement.inventory ${PATH}`,
    `stock.manage ${PATH}/new`,
    `procurement.inventory ${PATH}/:id`,
    `stock.manage ${PATH}/:id/edit`,
  ])
})

test('a list shows each kind of field as people read it, an Arabic twin not beside its text', async () => {
  const list = { body: [RECORD], headers: { 'x-total-count': '1' } }
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <pages.List />,
    answers: { 'GET /api/samples': list },
  })
  expect(await screen.findByRole('link', { name: 'S-1' })).toHaveAttribute('href', `${PATH}/1`)
  for (const text of ['Sample', 'Falcon tower', '1,200', '12.5', 'Yes'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(/1,250\.00/)).toBeVisible()
  expect(screen.queryByText('عينة')).toBeNull()
})

test('a new record starts with the values of its flags', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new`,
    element: <pages.Create />,
    answers: { 'POST /api/samples': { status: 201, body: RECORD } },
  })
  const [first] = await screen.findAllByRole('textbox')
  await userEvent.type(first!, 'S-1')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => {
    const sent = calls.find(({ method }) => method === 'post')
    expect(JSON.parse(String(sent?.data))).toMatchObject({ code: 'S-1', active: true })
  })
})

test('a record offers what the server allows on it', async () => {
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <pages.Show />,
    answers: { 'GET /api/samples/1': { body: RECORD } },
  })
  expect(await screen.findByRole('link', { name: /Edit/ })).toHaveAttribute(
    'href',
    `${PATH}/1/edit`
  )
  expect(screen.getByText('عينة')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('in Arabic a record is called by its Arabic name, and both names stand as they were entered', async () => {
  await changeLanguage('arabic')
  const named = plainPages<typeof RECORD>({
    resource: 'procurement.samples',
    label: 'name',
    fields: { name: line({ max: 160 }), nameAr: arabicLine({ max: 160 }) },
  })
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/1`,
    element: <named.Show />,
    answers: { 'GET /api/samples/1': { body: RECORD } },
  })
  expect(await screen.findByRole('heading', { name: 'عينة' })).toBeVisible()
  expect(screen.getByText('Sample')).toBeVisible()
  await changeLanguage('english')
})
