import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { expect, test } from 'vitest'
import { defineResource } from '../define-resource'
import { renderResource } from '../testing/render-resource'
import { FormTabs } from './form-tabs'
import { ResourceForm } from './resource-form'

const definition = defineResource({
  name: 'test.tabbed',
  endpoint: 'tabbed',
  path: '/tabbed',
  ability: 'vendors.view',
  department: 'procurement',
  icon: null,
  routes: [],
})

const tab = (name: string) => ({
  key: name,
  label: name,
  fields: [name],
  children: (
    <Form.Item name={name} label={`${name} field`}>
      <Input />
    </Form.Item>
  ),
})

test('another tab of an edited record keeps the record and what was typed', async () => {
  renderResource(definition, {
    path: '/tabbed/:id/edit',
    at: '/tabbed/5/edit',
    element: (
      <ResourceForm
        resource="test.tabbed"
        id={5}
        title="Edit"
        back={{ to: '/tabbed', label: 'Back' }}
        onSaved={() => undefined}
      >
        <FormTabs tabs={[tab('general'), tab('bank')]} />
      </ResourceForm>
    ),
    answers: {
      'GET /api/tabbed/5': { body: { id: 5, version: 1, general: 'Stored', bank: 'Riyad' } },
    },
  })
  fireEvent.change(await screen.findByLabelText('bank field'), { target: { value: 'Typed' } })
  fireEvent.click(screen.getByRole('tab', { name: 'bank' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'bank' })).toHaveAttribute('aria-selected', 'true')
  )
  expect(screen.getByLabelText('general field')).toHaveValue('Stored')
  expect(screen.getByLabelText('bank field')).toHaveValue('Typed')
})
