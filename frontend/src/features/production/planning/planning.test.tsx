import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { PlanningPage } from './planning-page'
import { usePlanningProject } from './use-planning-project'

function Page() {
  const [projectId, choose] = usePlanningProject()
  return (
    <PlanningPage active="look_ahead" projectId={projectId} onChoose={choose}>
      <p>project {projectId ?? 'none'}</p>
      <button onClick={() => choose(9)}>nine</button>
      <button onClick={() => choose(null)}>all</button>
    </PlanningPage>
  )
}

const open = (at: string) =>
  renderPage({ path: '/production/planning', at, element: <Page />, abilities: ['planning.view'] })

beforeEach(() => localStorage.clear())

test('the project of the last time is shown again, until all are chosen', async () => {
  const first = open('/production/planning')
  expect(await screen.findByText('project none')).toBeVisible()
  await userEvent.click(screen.getByText('nine'))
  expect(await screen.findByText('project 9')).toBeVisible()
  first.unmount()
  const second = open('/production/planning')
  expect(await screen.findByText('project 9')).toBeVisible()
  await userEvent.click(screen.getByText('all'))
  expect(await screen.findByText('project none')).toBeVisible()
  second.unmount()
  open('/production/planning')
  expect(await screen.findByText('project none')).toBeVisible()
})

test('a tab takes the project along', async () => {
  open('/production/planning?projectId=4')
  expect(await screen.findByRole('heading', { name: 'Planning' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Weekly plan' }))
  await waitFor(() => expect(screen.getByText('elsewhere')).toBeVisible())
  expect(window.location.pathname).toBe('/production/planning/weekly-plan')
  expect(window.location.search).toBe('?projectId=4')
})
