import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeLanguage } from '../../providers/i18n'
import { renderPage } from '../testing/render-resource'
import { RecordName } from './linked-records'

const ROWS = [
  { id: 1, projectId: 2, projectName: 'Tower', projectNameAr: 'البرج' },
  { id: 2, projectId: 3, projectName: 'Mall', projectNameAr: null },
]

afterEach(() => changeLanguage('english'))

test.each([
  ['english', '2', 'Tower'],
  ['arabic', '2', 'البرج'],
  ['arabic', '3', 'Mall'],
] as const)('in %s, project %s of a filter is called %s', async (language, id, name) => {
  await changeLanguage(language)
  const element = <RecordName param="projectId" id={id} rows={ROWS} />
  renderPage({ path: '/', at: '/', element })
  expect(await screen.findByText(name)).toBeVisible()
})
