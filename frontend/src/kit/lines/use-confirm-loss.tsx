import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PasteLoss } from './cell-paste'

/** Names what a paste would leave out, and asks whether to paste the rest. */
export function useConfirmLoss() {
  const { modal } = App.useApp()
  const { t, i18n } = useTranslation()
  const comma = i18n.language.startsWith('ar') ? '، ' : ', '
  return ({ unread, unknown }: PasteLoss) =>
    new Promise<boolean>((resolve) => {
      void modal.confirm({
        title: t('kit.lines.paste_title'),
        content: (
          <>
            {unread.length ? (
              <p>{t('kit.lines.paste_unread', { names: unread.join(comma) })}</p>
            ) : null}
            {unknown.length ? (
              <p>{t('kit.lines.paste_unknown', { names: unknown.join(comma) })}</p>
            ) : null}
          </>
        ),
        okText: t('kit.lines.paste_ok'),
        cancelText: t('common.cancel'),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      })
    })
}
