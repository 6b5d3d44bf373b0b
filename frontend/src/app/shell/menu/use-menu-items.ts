import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../../api/types'
import { DEPARTMENTS, resourcesOf, type DepartmentPage } from '../../departments/departments'
import { canOpen, canSee } from '../../page-access'

export interface MenuItem {
  to: string
  icon: ReactNode
  label: string
  /** The caption it stands below: a key under `shell.groups`. */
  group?: string
}

export interface MenuDepartment extends MenuItem {
  key: DepartmentPage['key']
  /** False: the user sees some of its pages, but not its home. */
  hasHome: boolean
  also: string[]
  items: MenuItem[]
}

/** The departments of this user, each with the pages they may open. */
export function useMenuDepartments(user: CurrentUser): MenuDepartment[] {
  const { t } = useTranslation()
  const itemsOf = (department: DepartmentPage): MenuItem[] => {
    const own: MenuItem[] = resourcesOf(department)
      .filter((definition) => canSee(user, definition))
      .map(({ name, path, icon, group }) => ({ to: path, icon, label: t(`${name}.title`), group }))
    const links = (department.links ?? [])
      .filter(({ path }) => canOpen(user, path))
      .map(({ name, path, icon }) => ({ to: path, icon, label: t(`departments.links.${name}`) }))
    // a caption stands above all that follows it
    return [...own.filter(({ group }) => !group), ...links, ...own.filter(({ group }) => group)]
  }
  return DEPARTMENTS.map((department) => ({
    key: department.key,
    to: department.path,
    icon: department.icon,
    label: t(`departments.${department.key}.title`),
    hasHome: canOpen(user, department.path),
    also: department.also,
    items: itemsOf(department),
  })).filter(({ hasHome, items }) => hasHome || items.length > 0)
}

const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

const longestOf = (paths: string[], pathname: string) =>
  Math.max(0, ...paths.filter((path) => isWithin(pathname, path)).map((path) => path.length))

/** The department that an address belongs to: the one with the page nearest to it. */
export function currentDepartment(departments: MenuDepartment[], pathname: string) {
  const ranked = departments
    .map((department) => ({
      department,
      length: longestOf(
        [department.to, ...department.also, ...department.items.map(({ to }) => to)],
        pathname
      ),
    }))
    .sort((a, b) => b.length - a.length)
  return ranked[0]?.length ? ranked[0].department : undefined
}
