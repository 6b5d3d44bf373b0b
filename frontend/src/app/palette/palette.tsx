import { useState } from 'react'
import { Command } from 'cmdk'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CurrentUser } from '../../api/types'
import { createCommands, pageCommands } from './commands'
import { ActionGroup, PageGroup, RecordGroup } from './palette-groups'
import { useActions } from './use-actions'
import { useRecordSearch } from './use-record-search'
import styles from './palette.module.css'

interface PaletteProps {
  user: CurrentUser
  onClose: () => void
}

/** Ctrl+K: go to any page or record, start a new one, or switch a setting. */
export default function Palette({ user, onClose }: PaletteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { data: records = [], isFetching } = useRecordSearch(user, text)
  const actions = useActions()
  const run = (action: () => void) => {
    onClose()
    action()
  }
  const open = (to: string) => run(() => void navigate(to))
  return (
    <Command.Dialog
      open
      loop
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={t('palette.title')}
      className={styles.palette}
      overlayClassName={styles.overlay}
      contentClassName={styles.content}
    >
      <Command.Input value={text} onValueChange={setText} placeholder={t('palette.placeholder')} />
      <Command.List>
        <Command.Empty>{t(isFetching ? 'palette.searching' : 'palette.nothing')}</Command.Empty>
        <RecordGroup records={records} text={text} onOpen={open} />
        <PageGroup title={t('palette.pages')} items={pageCommands(t, user)} onOpen={open} />
        <PageGroup title={t('palette.create')} items={createCommands(t, user)} onOpen={open} />
        <ActionGroup actions={actions} onRun={run} />
      </Command.List>
    </Command.Dialog>
  )
}
