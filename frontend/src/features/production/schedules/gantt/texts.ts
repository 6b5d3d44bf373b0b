import { nameIn } from '../../../../kit/display/name-in'
import { SCHEDULES } from '../schedule'

export const GANTT = `${SCHEDULES}.gantt` as const

interface Named {
  name: string
  nameAr?: string | null
}

export const nameOf = ({ name, nameAr }: Named, language: string): string =>
  nameIn(language, name, nameAr)
