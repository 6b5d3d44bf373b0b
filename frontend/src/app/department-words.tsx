import type { ReactNode } from 'react'
import { lazyPage } from '../kit/lazy-page'
import { addMessages } from '../providers/i18n'
import { departmentMessageLoaders, peopleMessageLoaders } from './i18n-resources'

interface WordsProps {
  children: ReactNode
}

const Page = { default: ({ children }: WordsProps) => children }

export const loadDepartmentWords = () => addMessages(departmentMessageLoaders)

/** All words there are: those of people come after those that most pages wait for. */
export const loadAllWords = async () => {
  await loadDepartmentWords()
  await addMessages(peopleMessageLoaders)
}

/** Holds a page back until the words of the departments are there; the first screen needs none. */
const DepartmentWords = lazyPage<WordsProps>(async () => {
  await loadDepartmentWords()
  return Page
})

const AllWords = lazyPage<WordsProps>(async () => {
  await loadAllWords()
  return Page
})

/** A page with the words that it waits for. */
export function Worded({ path, children }: WordsProps & { path: string }) {
  const Words = /^\/(hr|admin)(\/|$)/.test(path) ? AllWords : DepartmentWords
  return <Words>{children}</Words>
}
