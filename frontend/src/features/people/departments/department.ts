import type { Schema } from '../../../api/types'

export const DEPARTMENTS = 'people.departments'

export type Department = Schema<'Department'>

export const departmentPath = ({ id }: { id: number | string }): string => `/hr/departments/${id}`

export interface DepartmentNode extends Department {
  children?: DepartmentNode[]
}

/**
 * The departments below each other, in the order they come in. What hangs below one that is not among them
 * stands at the top.
 */
export function treeOf(departments: readonly Department[]): DepartmentNode[] {
  const nodes = new Map(departments.map((one) => [one.id, { ...one } as DepartmentNode]))
  const top: DepartmentNode[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentDepartmentId ?? 0)
    if (parent) (parent.children ??= []).push(node)
    else top.push(node)
  }
  return top
}

/** The departments that have the words, with everything above them. */
export function matching(departments: readonly Department[], text: string): Department[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (!wanted) return [...departments]
  const byId = new Map(departments.map((one) => [one.id, one]))
  const kept = new Set<number>()
  for (const one of departments) {
    const { name, nameAr, code } = one
    if (![name, nameAr, code].some((part) => part.toLocaleLowerCase().includes(wanted))) continue
    for (
      let at: Department | undefined = one;
      at && !kept.has(at.id);
      at = byId.get(at.parentDepartmentId ?? 0)
    )
      kept.add(at.id)
  }
  return departments.filter(({ id }) => kept.has(id))
}
