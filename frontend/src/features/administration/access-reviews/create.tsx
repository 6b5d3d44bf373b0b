import { Input } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { LIST, REVIEWS, reviewPath, type AccessReview } from './access-review'

/** Opens a review beside those of the schedule. */
export default function AccessReviewCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<AccessReview>
      resource={REVIEWS}
      title={t(`${REVIEWS}.create`)}
      back={{ to: LIST, label: t(`${REVIEWS}.title`) }}
      initialValues={{}}
      toBody={({ note }: { note?: string }) => ({ note: note || null })}
      onSaved={(review) => void navigate(reviewPath(review))}
    >
      <FieldGroup>
        <Field resource={REVIEWS} name="note" wide extra={t(`${REVIEWS}.create_hint`)}>
          <Input maxLength={300} />
        </Field>
      </FieldGroup>
    </ResourceForm>
  )
}
