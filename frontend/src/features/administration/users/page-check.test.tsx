import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { PageCheck } from './page-check'
import type { User } from './user'

const USER = { id: 11, version: 6 } as User

test('an address from the browser is answered with the reason', async () => {
  renderResource(definition, {
    path: '/admin/users/:id',
    at: '/admin/users/11',
    element: <PageCheck user={USER} />,
    answers: {
      'GET /api/users/11/page-access': {
        body: {
          pattern: '/admin/users/:id',
          disabled: false,
          decision: {
            ...{ ability: 'users.manage', allowed: true, grantedBy: 'delegation' },
            ...{ rule: 'administrators only', lender: { id: 3, name: 'Huda' } },
          },
          record: { resource: 'users', id: 4, scoped: true, seen: false },
        },
      },
    },
  })
  const field = await screen.findByLabelText('Address of a page or record')
  await userEvent.type(field, 'https://portal.example/admin/users/4?tab=access{Enter}')
  expect(await screen.findByText(/^May not open/)).toBeVisible()
  expect(screen.getByText('Lent by Huda')).toBeVisible()
  expect(screen.getByText(/isn't among those they may see/)).toBeVisible()
  const asked = calls.find(({ url }) => url?.includes('page-access'))
  expect(decodeURIComponent(asked!.url!)).toContain('path=/admin/users/4')
})
