import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PAGE_RULES } from '@binaa/backend/pages'
import type { Section } from '../../api/types'
import { setCurrentUser } from '../../providers/current-user'
import { queryClient } from '../../providers/query-client'
import { nextTurn, SECTIONS_KEY } from '../../providers/sections'
import { fakeApi } from '../../test/fake-api'
import { makeUser } from '../../test/factories'
import { renderAt } from '../../test/render'
import { SectionGate } from './section-gate'
import { sectionOfPage } from './section-of-page'

const LIVE: Section = {
  id: 4,
  version: 1,
  key: 'commercial',
  name: 'Commercial',
  nameAr: 'القسم التجاري',
  enabled: true,
  maintenanceMode: false,
  maintenanceMessage: null,
  maintenanceMessageAr: null,
  from: null,
  to: null,
  status: 'live',
  updatedAt: '2026-01-01T00:00:00.000Z',
  can: { update: false },
}
const CLOSED: Section = {
  ...LIVE,
  maintenanceMode: true,
  maintenanceMessage: 'Moving the archive',
  status: 'maintenance',
}

function Form() {
  const [text, setText] = useState('')
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
}

function open(section: Section, abilities: string[] = []) {
  let now = section
  fakeApi(() => ({ body: [now] }))
  setCurrentUser(makeUser({ abilities }))
  renderAt(
    <SectionGate address="/commercial/clients/new">
      <Form />
    </SectionGate>
  )
  return async (next: Section) => {
    now = next
    await act(() => queryClient.invalidateQueries({ queryKey: SECTIONS_KEY }))
  }
}

test('a page of a closed section is its message until the section is live again', async () => {
  const turn = open({ ...CLOSED, to: '2030-01-01T09:00:00.000Z' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Commercial is under maintenance'
  )
  expect(screen.getByText('Moving the archive')).toBeVisible()
  expect(screen.getByText(/^Until 1 Jan 2030/)).toBeVisible()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await turn(LIVE)
  expect(await screen.findByLabelText('Name')).toBeVisible()
})

test('a section that is switched off says so in the portal’s own words', async () => {
  open({ ...LIVE, enabled: false, status: 'offline' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Commercial is offline'
  )
  expect(screen.getByText(/currently unavailable/)).toBeVisible()
})

test('maintenance that begins while someone types keeps what was typed', async () => {
  const turn = open(LIVE)
  await userEvent.type(await screen.findByLabelText('Name'), 'Typed for long')
  await waitFor(() => expect(queryClient.getQueryData(SECTIONS_KEY)).toBeDefined())
  await turn(CLOSED)
  expect(await screen.findByText('Commercial is now under maintenance.')).toBeVisible()
  expect(screen.getByText(/Your entries stay/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Typed for long')
  await turn(LIVE)
  await waitFor(() => expect(screen.queryByText(/is now under maintenance/)).toBeNull())
  expect(screen.getByLabelText('Name')).toHaveValue('Typed for long')
})

test('an administrator passes, with a banner', async () => {
  open(CLOSED, ['sections.manage'])
  expect(await screen.findByText(/You still have access as an administrator/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage sections' })).toHaveAttribute('href', '/admin')
})

test('maintenance planned for today is reported before', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  open({ ...LIVE, maintenanceMode: true, from: soon })
  expect(await screen.findByText(/^Commercial: maintenance from .* Save your work/)).toBeVisible()
})

test('the next turn is the nearest moment ahead of a section that is set to close', () => {
  const at = (iso: string) => Date.parse(iso)
  const from = '2030-01-01T09:00:00.000Z'
  const to = '2030-01-01T11:00:00.000Z'
  const now = at('2030-01-01T08:00:00.000Z')
  expect(nextTurn([{ ...CLOSED, from, to }], now)).toBe(at(from))
  expect(nextTurn([{ ...CLOSED, from, to }], at(from))).toBe(at(to))
  expect(nextTurn([{ ...LIVE, from, to }], now)).toBeUndefined()
})

test('every page of a department belongs to a section, and no other page does', () => {
  const open =
    /^\/($|login|forgot-password|departments|approvals|project-insights|notifications|logo-upload|admin|help|account|encryption-code|unauthorized)/
  for (const { path } of PAGE_RULES) {
    expect(sectionOfPage(path) === undefined, path).toBe(open.test(path))
  }
})
