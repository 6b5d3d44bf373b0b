import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/http-error'
import { unplacedErrors } from './unplaced-errors'
import type { useResourceForm } from './use-resource-form'

interface FormProblemsProps {
  state: Pick<ReturnType<typeof useResourceForm>, 'failure' | 'errors' | 'form'>
  invalidMessage?: string
}

/** What cannot be shown under a field is shown above the form; nothing is swallowed. */
export function FormProblems({ state, invalidMessage }: FormProblemsProps) {
  const { t } = useTranslation()
  const { failure, errors, form } = state
  if (!failure && errors.errorFields.length === 0) return null
  const loose = failure ? unplacedErrors(form, errors.serverErrors) : []
  const general = failure
    ? messageOf(failure, t('kit.form.save_failed'))
    : (invalidMessage ?? t('kit.form.invalid'))
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBlockEnd: 16 }}
      message={general}
      description={
        loose.length > 0 ? (
          <ul style={{ margin: 0 }}>
            {loose.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null
      }
    />
  )
}
