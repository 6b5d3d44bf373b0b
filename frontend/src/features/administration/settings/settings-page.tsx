import { useTranslation } from 'react-i18next'
import { FormFooter } from '../../../kit/form/form-footer'
import { FormTabs } from '../../../kit/form/form-tabs'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { BackupFields, backupNames } from './backup-fields'
import { CalendarFields, calendarNames } from './calendar-fields'
import { bankNames, BankFields, CompanyFields, companyNames } from './company-fields'
import { LogoPanel } from './logo-panel'
import { MailFields, mailNames } from './mail-fields'
import { NumberingTable } from './numbering-table'
import { ReceivableFields, receivableNames } from './receivable-fields'
import { ReviewFields, reviewNames } from './review-fields'
import { RuleFields, ruleNames } from './rule-fields'
import { SETTINGS, type Settings } from './settings'
import { SettingsForm } from './settings-form'
import { useSettingsForm } from './use-settings-form'

/** How the firm has set the portal up: one form in tabs, saved as one document. */
export default function SettingsPage() {
  const { t } = useTranslation()
  const state = useSettingsForm()
  const { query } = state
  const back = { to: '/admin', label: t('administration.dashboard.title') }
  if (query.error) {
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <PageSkeleton />
  return (
    <SettingsForm state={state} header={<PageHeader title={t(`${SETTINGS}.title`)} back={back} />}>
      <SettingsTabs settings={query.data} />
      <FormFooter saving={state.saving} back={back} />
    </SettingsForm>
  )
}

function SettingsTabs({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const tab = (key: string) => ({ key, label: t(`${SETTINGS}.tabs.${key}`) })
  return (
    <FormTabs
      tabs={[
        { ...tab('company'), fields: companyNames, children: <CompanyFields /> },
        { ...tab('logo'), fields: [], children: <LogoPanel /> },
        { ...tab('bank'), fields: bankNames, children: <BankFields /> },
        { ...tab('rules'), fields: ruleNames, children: <RuleFields /> },
        { ...tab('receivables'), fields: receivableNames, children: <ReceivableFields /> },
        { ...tab('mail'), fields: mailNames, children: <MailFields settings={settings} /> },
        { ...tab('backups'), fields: backupNames, children: <BackupFields /> },
        { ...tab('reviews'), fields: reviewNames, children: <ReviewFields /> },
        { ...tab('calendar'), fields: calendarNames, children: <CalendarFields /> },
        {
          ...tab('numbering'),
          fields: [],
          children: <NumberingTable numbering={settings.numbering} />,
        },
      ]}
    />
  )
}
