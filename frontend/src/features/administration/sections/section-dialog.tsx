import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../api/types'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { SECTIONS, type useChangeSection } from './use-change-section'
import { useSectionForm } from './use-section-form'

interface SectionDialogProps {
  section: Section
  name: string
  action: ReturnType<typeof useChangeSection>
  open: boolean
  onClose: () => void
}

/** The message people see while the section is closed, and the time it applies. */
export function SectionDialog({ section, name, action, open, onClose }: SectionDialogProps) {
  const { t } = useTranslation()
  const { form, isBusy, save } = useSectionForm(section, action, onClose)
  return (
    <Modal
      open={open}
      title={`${name}: ${t(`${SECTIONS}.message_and_schedule`)}`}
      onCancel={onClose}
      onOk={() => form.submit()}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isBusy }}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={section}
        onFinish={(values) => void save(values)}
      >
        <MessageFields />
      </Form>
    </Modal>
  )
}

function MessageFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={SECTIONS} name="maintenanceMessage">
        <Input.TextArea rows={2} maxLength={500} dir="ltr" lang="en" />
      </Field>
      <Field resource={SECTIONS} name="maintenanceMessageAr">
        <Input.TextArea rows={2} maxLength={500} dir="rtl" lang="ar" />
      </Field>
      <FieldGrid>
        <Field resource={SECTIONS} name="from" extra={t(`${SECTIONS}.from_hint`)}>
          <InstantInput />
        </Field>
        <Field resource={SECTIONS} name="to" extra={t(`${SECTIONS}.to_hint`)}>
          <InstantInput />
        </Field>
      </FieldGrid>
    </>
  )
}
