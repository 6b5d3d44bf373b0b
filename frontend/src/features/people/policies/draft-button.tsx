import { useState } from 'react'
import { Button, Drawer, Flex, Form, Input } from 'antd'
import { FileAddOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Field } from '../../../kit/form/field-grid'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { POLICIES, type Policy } from './policy'
import { TextFields } from './text-fields'

interface DraftButtonProps {
  policy: Policy
  action: ReturnType<typeof useRecordAction>
}

/** Writes the next revision: begins with the latest text, or goes on with the draft. */
export function DraftButton({ policy, action }: DraftButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = policy.can.draft ? 'draft' : 'revise'
  return (
    <>
      <Button icon={<FileAddOutlined />} onClick={() => setOpen(true)}>
        {t(`${POLICIES}.action.${name}`)}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${POLICIES}.action.${name}`)}
        width={760}
        destroyOnHidden
      >
        <DraftForm policy={policy} action={action} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function DraftForm({ policy, action, onDone }: DraftButtonProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const isBegun = policy.can.draft
  const [newest] = policy.revisions
  const { body, bodyAr } = newest ?? { body: '', bodyAr: '' }
  const initial = { body, bodyAr, changeNote: isBegun ? newest?.changeNote : null }
  const save = async (values: typeof initial) => {
    setBusy(true)
    try {
      await action.run(policy, {
        path: isBegun ? 'draft' : 'revisions',
        method: isBegun ? 'patch' : 'post',
        body: { ...values, changeNote: values.changeNote?.trim() || null },
        done: t(`${POLICIES}.action.draft_saved`),
      })
      onDone()
    } catch {
      // the action has said why; what is typed stays
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form layout="vertical" initialValues={initial} onFinish={(values) => void save(values)}>
      <Field resource={POLICIES} name="changeNote">
        <Input.TextArea dir="auto" maxLength={1000} autoSize={{ minRows: 2 }} />
      </Field>
      <TextFields />
      <Flex gap="small" wrap>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('common.save')}
        </Button>
        {policy.can.discard ? <Discard {...{ policy, action, onDone }} /> : null}
      </Flex>
    </Form>
  )
}

function Discard({ policy, action, onDone }: DraftButtonProps & { onDone: () => void }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${POLICIES}.action.${key}`)
  return (
    <ConfirmAction
      danger
      label={text('discard')}
      title={text('discard_title')}
      content={text('discard_text')}
      confirmLabel={text('discard')}
      onConfirm={async () => {
        await action.run(policy, { path: 'draft', method: 'delete', done: text('discarded') })
        onDone()
      }}
    />
  )
}
