import { fireEvent, screen, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { AxiosError } from 'axios'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../../providers/current-user'
import { queryClient } from '../../providers/query-client'
import { calls } from '../../test/fake-api'
import { makeUser } from '../../test/factories'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { ResourceForm } from './resource-form'

const definition = defineResource({
  name: 'test.notes',
  endpoint: 'notes',
  path: '/notes',
  ability: 'vendors.view',
  department: 'engineering',
  icon: null,
  routes: [],
})
const NAMES = ['title', 'body', 'place', 'author']

let online = true
/** Holds the answer of a save back. */
let held: Promise<void> | undefined
const saved = vi.fn()
const noNetwork = () => {
  throw new AxiosError('Network Error', AxiosError.ERR_NETWORK)
}

function page(names = NAMES) {
  queryClient.setQueryData(currentUserQuery.queryKey, makeUser({ id: 7 }))
  return renderResource(definition, {
    path: '/notes/new',
    at: '/notes/new',
    element: (
      <>
        <Link to="/elsewhere">Away</Link>
        <ResourceForm
          resource="test.notes"
          title="New note"
          back={{ to: '/notes', label: 'Notes' }}
          initialValues={{ title: '' }}
          onSaved={saved}
        >
          {names.map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <Input />
            </Form.Item>
          ))}
        </ResourceForm>
      </>
    ),
    answers: {
      'POST /api/notes': async () => {
        if (!online) noNetwork()
        await held
        return { status: 201, body: { id: 1, version: 1 } }
      },
    },
  })
}

const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const posts = () => calls.filter(({ method, url }) => method === 'post' && url === '/api/notes')
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

function setOnline(next: boolean) {
  online = next
  onlineManager.setOnline(next)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  setOnline(true)
  held = undefined
  saved.mockReset()
})

test('saving offline says so at once and keeps what was typed', async () => {
  page()
  await type('title', 'Crane')
  setOnline(false)
  press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent("You're offline")
  expect(screen.getByLabelText('title')).toHaveValue('Crane')
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveClass('ant-btn-loading')
})

test('what was saved offline is not sent after the form was left without saving', async () => {
  page()
  await type('title', 'Crane')
  setOnline(false)
  press('Save')
  fireEvent.click(screen.getByText('Away'))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  const before = posts().length
  setOnline(true)
  await settle()
  expect(posts()).toHaveLength(before)
})

test('leaving stops a save that is still under way', async () => {
  page()
  await type('title', 'Crane')
  let answer = () => {}
  held = new Promise((resolve) => {
    answer = resolve
  })
  press('Save')
  await waitFor(() => expect(posts()).toHaveLength(1))
  fireEvent.click(screen.getByText('Away'))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(posts()[0]!.signal).toMatchObject({ aborted: true })
  answer()
  await settle()
  expect(saved).not.toHaveBeenCalled()
})

test('a refresh costs nothing: the draft is offered and restored', async () => {
  const first = page()
  await type('title', 'Crane')
  await type('body', 'Needs a permit')
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  page()
  expect(await screen.findByText('You have an unsaved draft')).toBeVisible()
  expect(screen.getByLabelText('title')).toHaveValue('')
  press('Restore')
  await waitFor(() => expect(screen.getByLabelText('body')).toHaveValue('Needs a permit'))
  expect(screen.queryByText('You have an unsaved draft')).toBeNull()
})

test('a saved or discarded draft is gone, and so is that of a short form', async () => {
  const first = page()
  await type('title', 'Crane')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.length).toBe(1)
  press('Save')
  await waitFor(() => expect(posts()).toHaveLength(1))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  first.unmount()
  page(['title', 'body', 'place'])
  await type('title', 'Crane')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.length).toBe(0)
})

test('a password is never kept', async () => {
  page([...NAMES, 'password'])
  await type('title', 'Crane')
  await type('password', 'Sesame')
  window.dispatchEvent(new Event('pagehide'))
  const kept = sessionStorage.getItem('draft:7:test.notes:new')
  expect(kept).toContain('Crane')
  expect(kept).not.toContain('Sesame')
})
