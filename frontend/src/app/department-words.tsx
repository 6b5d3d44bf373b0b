import type { ReactNode } from 'react'
import { lazyPage } from '../kit/lazy-page'
import { addMessages } from '../providers/i18n'
import {
  departmentMessageLoaders,
  peopleMessageLoaders,
  productionMessageLoaders,
} from './i18n-resources'

interface WordsProps {
  children: ReactNode
}

const Page = { default: ({ children }: WordsProps) => children }

export const loadDepartmentWords = () => addMessages(departmentMessageLoaders)

/** All words there are: those of two departments come after those that most pages wait for. */
export const loadAllWords = async () => {
  await loadDepartmentWords()
  await Promise.all([addMessages(productionMessageLoaders), addMessages(peopleMessageLoaders)])
}

/** Holds a page back until the words of the departments are there; the first screen needs none. */
const DepartmentWords = lazyPage<WordsProps>(async () => {
  await loadDepartmentWords()
  return Page
})

const ProductionWords = lazyPage<WordsProps>(async () => {
  await Promise.all([loadDepartmentWords(), addMessages(productionMessageLoaders)])
  return Page
})

const PeopleWords = lazyPage<WordsProps>(async () => {
  await Promise.all([loadDepartmentWords(), addMessages(peopleMessageLoaders)])
  return Page
})

const AllWords = lazyPage<WordsProps>(async () => {
  await loadAllWords()
  return Page
})

/** Sections that wait for more than most; administration's log names the fields of all. */
const WORDS_OF: Record<string, typeof AllWords | undefined> = {
  admin: AllWords,
  hr: PeopleWords,
  production: ProductionWords,
  schedule: ProductionWords,
}

/** A page with the words that it waits for. */
export function Worded({ path, children }: WordsProps & { path: string }) {
  const section = path.split('/')[1] ?? ''
  const Words = WORDS_OF[section] ?? DepartmentWords
  return <Words>{children}</Words>
}
