import { Form, Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import styles from '../../../kit/form/field-grid.module.css'
import { RATING_SCALES, VENDORS } from './vendor'

/** A rating is given whole or not at all. */
export function RatingFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const isStarted = () =>
    RATING_SCALES.some(({ name }) => Boolean(form.getFieldValue(['rating', name])))
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t('procurement.vendors.rating_hint')}
      </Typography.Paragraph>
      <FieldGrid>
        {RATING_SCALES.map(({ name, list }) => (
          <Form.Item
            key={name}
            name={['rating', name]}
            label={t(`${VENDORS}.fields.${name}`)}
            dependencies={RATING_SCALES.map((scale) => ['rating', scale.name])}
            rules={[
              {
                validator: (_, value) =>
                  value || !isStarted()
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('procurement.vendors.rating_whole'))),
              },
            ]}
          >
            <ChoiceSelect list={list} />
          </Form.Item>
        ))}
        <Form.Item
          name={['rating', 'note']}
          label={t(`${VENDORS}.fields.note`)}
          className={styles.double}
        >
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={1000} />
        </Form.Item>
      </FieldGrid>
    </>
  )
}
