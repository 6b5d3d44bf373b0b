import { useId, useState, type DragEvent } from 'react'
import { Flex, theme, Typography } from 'antd'
import { InboxOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { QueueRow } from './queue-row'
import { DOCUMENT_TYPES, MAX_FILE_BYTES, problemOf } from './rules'
import { useUploadQueue } from './use-upload-queue'
import area from './file-drop.module.css'
import styles from './file-input.module.css'

interface FileDropProps {
  /** Address that takes one file per call. */
  url: string
  field?: string
  /** Form fields sent with every file, for example its document type. */
  extra?: Record<string, string>
  accept?: string[]
  maxBytes?: number
  multiple?: boolean
  disabled?: boolean
  /** Said inside the area, for example what has to be chosen first. */
  hint?: string
  onUploaded: () => void
}

const NOTHING: Record<string, string> = {}

/** Area to drop or choose files; each is uploaded at once with progress, cancel and retry. */
export function FileDrop(props: FileDropProps) {
  const { url, field = 'file', extra = NOTHING, accept = DOCUMENT_TYPES, onUploaded } = props
  const { maxBytes = MAX_FILE_BYTES, multiple = true, disabled = false, hint } = props
  const { queue, add, cancel, retry } = useUploadQueue({
    url,
    field,
    extra,
    onUploaded,
    problemOf: (file) => problemOf(file, accept, maxBytes),
  })
  const take = (files: FileList | null) => {
    if (files && !disabled) add([...files].slice(0, multiple ? undefined : 1))
  }
  return (
    <Flex vertical gap="small">
      <DropArea {...{ accept, maxBytes, multiple, disabled, hint }} onTake={take} />
      {queue.map((item) => (
        <QueueRow
          key={item.key}
          item={item}
          onCancel={() => cancel(item.key)}
          onRetry={() => retry(item.key)}
        />
      ))}
    </Flex>
  )
}

type DropAreaProps = Required<
  Pick<FileDropProps, 'accept' | 'maxBytes' | 'multiple' | 'disabled'>
> & {
  hint: string | undefined
  onTake: (files: FileList | null) => void
}

/** Where files are dropped; a click or Enter opens the chooser of the system. */
function DropArea({ onTake, ...input }: DropAreaProps) {
  const { token } = theme.useToken()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onTake(event.dataTransfer.files)
  }
  return (
    <div
      className={area.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      style={{
        borderColor: over ? token.colorPrimary : token.colorBorder,
        background: token.colorFillQuaternary,
      }}
    >
      <FileChooser {...input} onTake={onTake} />
    </div>
  )
}

function FileChooser({ accept, maxBytes, multiple, disabled, hint, onTake }: DropAreaProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onTake(event.target.files)
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} aria-disabled={disabled}>
        <InboxOutlined aria-hidden style={{ fontSize: 24, color: token.colorPrimary }} />
        <span>{t(multiple ? 'kit.files.drop_many' : 'kit.files.drop_one')}</span>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {hint ?? t('kit.files.limits', { megabytes: Math.round(maxBytes / 1024 / 1024) })}
        </Typography.Text>
      </label>
    </>
  )
}
