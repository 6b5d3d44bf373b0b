import { useTranslation } from 'react-i18next'
import { ImportWizard } from '../../../kit/import/import-wizard'
import { USERS } from './user'

export default function UserImport() {
  const { t } = useTranslation()
  return <ImportWizard resource={USERS} back={{ to: '/admin/users', label: t(`${USERS}.title`) }} />
}
