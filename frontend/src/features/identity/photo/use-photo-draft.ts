import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../providers/toast'
import type { CropArea } from './crop-image'
import { INITIAL_EDIT, photoProblem } from './photo-rules'

/** The chosen file as an address the browser can draw; freed when it changes. */
function usePreview() {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])
  return {
    address,
    show: (file: File) => setAddress(URL.createObjectURL(file)),
    clear: () => setAddress(null),
  }
}

/** The photo being prepared: the chosen file, its zoom, turn and place, and the part to keep. */
export function usePhotoDraft() {
  const { t } = useTranslation()
  const preview = usePreview()
  const [edit, setEdit] = useState(INITIAL_EDIT)
  const [area, setArea] = useState<CropArea | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const clear = () => {
    preview.clear()
    setEdit(INITIAL_EDIT)
    setArea(null)
    if (input.current) input.current.value = ''
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const problem = photoProblem(file)
    if (problem) {
      target.value = ''
      toast({
        title: t(`photo.problems.${problem}.title`),
        description: t(`photo.problems.${problem}.text`),
        variant: 'destructive',
      })
      return
    }
    setEdit(INITIAL_EDIT)
    preview.show(file)
  }

  return { address: preview.address, edit, setEdit, area, setArea, input, choose, clear }
}
