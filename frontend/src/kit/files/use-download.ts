import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../api/download'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'

/** Fetches a file and saves it; shows a message when that fails. */
export function useDownload() {
  const { t } = useTranslation()
  return (url: string, fallbackName?: string): Promise<void> =>
    downloadFile(url, fallbackName).catch((error: unknown) => {
      toast({
        variant: 'destructive',
        title: t('kit.download_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    })
}
