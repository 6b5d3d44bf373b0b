import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { renderAt } from '../../test/render'
import { LeaveLogin } from './leave-login'

it.each([
  ['/login', '/departments'],
  ['/login?to=/hr/employees%3Fpage%3D2', '/hr/employees?page=2'],
  ['/login?to=https%3A%2F%2Fevil.example', '/departments'],
  ['/login?to=%2F%2Fevil.example', '/departments'],
])('%s leads someone who is signed in to %s', (from, to) => {
  renderAt(
    <Routes>
      <Route path="/login" element={<LeaveLogin />} />
      <Route path="*" element={null} />
    </Routes>,
    from
  )
  expect(screen.getByTestId('address')).toHaveTextContent(to)
})
