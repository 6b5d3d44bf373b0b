import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { EMPLOYEES } from './employee'

export default function EmployeeImport() {
  const { t } = useTranslation()
  return (
    <ImportWizard
      resource={EMPLOYEES}
      back={{ to: '/hr/employees', label: t(`${EMPLOYEES}.title`) }}
    />
  )
}
