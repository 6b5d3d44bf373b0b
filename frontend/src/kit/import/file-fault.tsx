import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** Texts of what is wrong with files of accounts: they come with the pages of finance. */
const TEXTS = 'finance.bank_statements'

interface FileFaultProps {
  fault: { code: string; line: number | null; values: Record<string, string> }
}

/** What is wrong with a file of an account, and in which line. */
export function FileFault({ fault: { code, line, values } }: FileFaultProps) {
  const { t } = useTranslation()
  const said = t(`${TEXTS}.fault.${code}`, values)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={line === null ? said : t(`${TEXTS}.at_line`, { line, said })}
      description={t(`${TEXTS}.nothing_stored`)}
    />
  )
}
