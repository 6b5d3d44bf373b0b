import { Alert, Button, Checkbox, Flex, Form, Modal, Select, Typography } from 'antd'
import { UploadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../kit/files/file-input.module.css'
import { CALENDAR, KINDS } from './calendar'
import { CALENDAR_IMPORT, changesAnything, type ImportChoice } from './calendar-import'
import { useEventWords } from './event-words'
import { ImportFound } from './import-found'
import { useCalendarImport } from './use-calendar-import'

interface ImportDialogProps {
  onClose: () => void
  onImported: () => void
}

/** Looks at a calendar file, shows what it would do, and imports it as one's own events. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<ImportChoice>({ kind: 'meeting', isPrivate: false })
  const run = useCalendarImport(onImported)
  const { found, done, problem, busy, check } = run
  const shown = done ?? found
  return (
    <Modal
      open
      width={760}
      title={t(`${CALENDAR_IMPORT}.title`)}
      onCancel={onClose}
      footer={<Steps run={run} onApply={() => void run.apply(choice)} onClose={onClose} />}
    >
      <Flex vertical gap="middle">
        {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
        {shown ? null : <FileChoice busy={busy} onChoose={(file) => void check(file)} />}
        {done ? (
          <Alert type="success" showIcon role="status" message={t(`${CALENDAR_IMPORT}.done`)} />
        ) : null}
        {shown ? <ImportFound found={shown} isDone={done !== null} /> : null}
        {found && !done && changesAnything(found) ? (
          <Choice choice={choice} onChange={setChoice} />
        ) : null}
      </Flex>
    </Modal>
  )
}

interface StepsProps {
  run: ReturnType<typeof useCalendarImport>
  onApply: () => void
  onClose: () => void
}

function Steps({ run: { found, done, busy, restart }, onApply, onClose }: StepsProps) {
  const { t } = useTranslation()
  const isDone = done !== null
  return (
    <Flex gap="small" justify="end" wrap>
      {found ? (
        <Button disabled={busy} onClick={restart}>
          {t(`${CALENDAR_IMPORT}.another`)}
        </Button>
      ) : null}
      {found && !isDone && changesAnything(found) ? (
        <Button type="primary" loading={busy} onClick={onApply}>
          {t(`${CALENDAR_IMPORT}.apply`)}
        </Button>
      ) : null}
      {/* the button that imported is gone by then, and the focus with it */}
      <Button key={String(isDone)} autoFocus={isDone} onClick={onClose}>
        {t('common.close')}
      </Button>
    </Flex>
  )
}

interface FileChoiceProps {
  busy: boolean
  onChoose: (file: File) => void
}

function FileChoice({ busy, onChoose }: FileChoiceProps) {
  const { t } = useTranslation()
  const label = t(`${CALENDAR_IMPORT}.choose`)
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Text>{t(`${CALENDAR_IMPORT}.hint`)}</Typography.Text>
      <label>
        <input
          type="file"
          accept=".ics,text/calendar"
          className={styles.input}
          disabled={busy}
          aria-label={label}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onChoose(file)
          }}
        />
        <Button
          type="primary"
          icon={<UploadOutlined />}
          loading={busy}
          tabIndex={-1}
          onClick={(event) => event.currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {label}
        </Button>
      </label>
    </Flex>
  )
}

interface ChoiceProps {
  choice: ImportChoice
  onChange: (choice: ImportChoice) => void
}

/** What all new events are, and whether others see more than that the time is taken. */
function Choice({ choice, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const { label, options } = useEventWords()
  return (
    <Form layout="vertical" component={false}>
      <Form.Item label={t(`${CALENDAR_IMPORT}.kind`)} htmlFor="calendar-import-kind">
        <Select
          id="calendar-import-kind"
          value={choice.kind}
          options={options('kind', KINDS)}
          onChange={(kind: string) => onChange({ ...choice, kind })}
        />
      </Form.Item>
      <Form.Item extra={t(`${CALENDAR}.private_hint`)} style={{ marginBlockEnd: 0 }}>
        <Checkbox
          checked={choice.isPrivate}
          onChange={({ target }) => onChange({ ...choice, isPrivate: target.checked })}
        >
          {label('isPrivate')}
        </Checkbox>
      </Form.Item>
    </Form>
  )
}
