import type { ReactNode } from 'react'
import { lazyPage } from '../kit/lazy-page'
import { addMessages } from '../providers/i18n'
import { departmentMessageLoaders } from './i18n-resources'

export const loadDepartmentWords = () => addMessages(departmentMessageLoaders)

/** Holds a page back until the words of the departments are there; the first screen needs none. */
export const DepartmentWords = lazyPage<{ children: ReactNode }>(async () => {
  await loadDepartmentWords()
  return { default: ({ children }) => children }
})
