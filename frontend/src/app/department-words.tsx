import type { ReactNode } from 'react'
import { lazyPage } from '../kit/lazy-page'
import { addMessages } from '../providers/i18n'
import {
  administrationMessageLoaders,
  departmentMessageLoaders,
  financeMessageLoaders,
  peopleMessageLoaders,
  productionMessageLoaders,
} from './i18n-resources'

interface WordsProps {
  children: ReactNode
}

const Page = { default: ({ children }: WordsProps) => children }

export const loadDepartmentWords = () => addMessages(departmentMessageLoaders)

/** All words there are: those of four departments come after those that most pages wait for. */
export const loadAllWords = async () => {
  await loadDepartmentWords()
  const rest = [
    administrationMessageLoaders,
    productionMessageLoaders,
    peopleMessageLoaders,
    financeMessageLoaders,
  ]
  await Promise.all(rest.map(addMessages))
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

const FinanceWords = lazyPage<WordsProps>(async () => {
  await Promise.all([loadDepartmentWords(), addMessages(financeMessageLoaders)])
  return Page
})

/** What a token of one's own may do is said in the words of administration. */
const AccountWords = lazyPage<WordsProps>(async () => {
  await Promise.all([loadDepartmentWords(), addMessages(administrationMessageLoaders)])
  return Page
})

const AllWords = lazyPage<WordsProps>(async () => {
  await loadAllWords()
  return Page
})

/** Sections that wait for more than most; administration's log names the fields of all. */
const WORDS_OF: Record<string, typeof AllWords | undefined> = {
  account: AccountWords,
  admin: AllWords,
  // any department's document may be decided on
  approvals: AllWords,
  finance: FinanceWords,
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
