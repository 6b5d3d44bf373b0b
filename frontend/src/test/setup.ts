// the test environment has no database of the device
import 'fake-indexeddb/auto'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import {
  administrationMessageLoaders,
  departmentMessageLoaders,
  financeMessageLoaders,
  messageLoaders,
  passwordResetMessageLoaders,
  peopleMessageLoaders,
  productionMessageLoaders,
} from '../app/i18n-resources'
import { photoMessageLoaders } from '../features/identity/photo/photo-words'
import { addMessages, changeLanguage, startI18n } from '../providers/i18n'
import { setPreferences } from '../providers/preferences'
import { forgetUser } from '../providers/auth-actions'
import { queryClient } from '../providers/query-client'
import { resetToasts } from '../providers/toast/toast-store'

expect.extend(matchers)
// Room for a busy machine; a passing wait costs nothing.
configure({ asyncUtilTimeout: 5000 })

beforeAll(async () => {
  await startI18n(messageLoaders)
  await addMessages(departmentMessageLoaders)
  await addMessages(passwordResetMessageLoaders)
  await addMessages(photoMessageLoaders)
  await addMessages(administrationMessageLoaders)
  await addMessages(financeMessageLoaders)
  await addMessages(peopleMessageLoaders)
  await addMessages(productionMessageLoaders)
})

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  setPreferences({
    language: 'english',
    theme: 'light',
    digits: 'latin',
    hijri: false,
    muted: true,
  })
  await changeLanguage('english')
})

afterEach(() => {
  cleanup()
  // what a sign-in asks half a second later must not reach the next test
  forgetUser()
  resetToasts()
  queryClient.clear()
})
