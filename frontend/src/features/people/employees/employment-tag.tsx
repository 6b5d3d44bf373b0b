import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Employee } from './employee'

const COLOURS: Record<NonNullable<Employee['status']>, string> = {
  active: 'green',
  on_leave: 'gold',
  suspended: 'orange',
  resigned: 'default',
  terminated: 'default',
}

/** Whether someone works here, in words and colour. */
export function EmploymentTag({ status }: { status: Employee['status'] }) {
  const { t } = useTranslation()
  if (!status) return null
  return <Tag color={COLOURS[status]}>{t(`people.employees.status.${status}`)}</Tag>
}
