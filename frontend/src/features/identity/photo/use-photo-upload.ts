import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../../api/upload'
import type { CurrentUser } from '../../../api/types'
import { CURRENT_USER_KEY } from '../../../providers/current-user'
import { toast } from '../../../providers/toast'
import { cropImage, type CropArea } from './crop-image'

interface PhotoToSave {
  address: string
  area: CropArea | null
  rotation: number
}

/** Crops and uploads the user's photo; on success every place that shows it is refreshed. */
export function usePhotoUpload(userId: number, onSaved: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ address, area, rotation }: PhotoToSave) => {
      if (!area) throw new Error('Failed to process image')
      const form = new FormData()
      form.append('photo', await cropImage(address, area, rotation), 'avatar.jpg')
      return uploadFile<{ photoUrl: string }>(`/api/auth/users/${userId}/photo`, form)
    },
    onSuccess: ({ photoUrl }) => {
      client.setQueryData<CurrentUser | null>(
        CURRENT_USER_KEY,
        (user) => user && { ...user, photoUrl }
      )
      void client.invalidateQueries({ queryKey: CURRENT_USER_KEY })
      void client.invalidateQueries({ queryKey: ['/api/auth/users'] })
      toast({
        title: t('photo.updatedTitle'),
        description: t('photo.updatedText'),
        variant: 'success',
      })
      onSaved()
    },
    onError: (error) => {
      console.error('Photo upload failed', error)
      toast({
        title: t('photo.failedTitle'),
        description: t('photo.failedText'),
        variant: 'destructive',
      })
    },
  })
}
