import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../../api/types'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { ABILITIES_OF, APPROVAL_RULES, type DocumentType } from './approval-rule'

const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff']

export const blankStep = (): Line => ({ key: newLineKey(), name: '', nameAr: '', approver: '' })

/** Who decides in a step: those with a right, those of a role, or one person. */
export function useStepColumns(type: DocumentType): LineColumn[] {
  const { t } = useTranslation()
  const { data: people } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return useMemo(() => {
    const title = (name: string) => t(`${APPROVAL_RULES}.fields.${name}`)
    const abilities = ABILITIES_OF[type].map((value) => ({
      value: `ability:${value}`,
      label: t(`${APPROVAL_RULES}.ability.${value.replaceAll(/[.-]/g, '_')}`),
    }))
    const roles = ROLES.map((value) => ({
      value: `role:${value}`,
      label: t(`${APPROVAL_RULES}.role.${value}`),
    }))
    const persons = (people ?? []).map(({ id, name }) => ({ value: `user:${id}`, label: name }))
    return [
      {
        key: 'approver',
        title: title('approver'),
        kind: 'choice',
        options: [...abilities, ...roles, ...persons],
        required: true,
      },
      { key: 'name', title: title('stepName'), kind: 'text', required: true },
      { key: 'nameAr', title: title('stepNameAr'), kind: 'text', dir: 'rtl', required: true },
    ]
  }, [t, people, type])
}
