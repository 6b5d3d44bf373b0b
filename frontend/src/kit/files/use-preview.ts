import { useEffect, useMemo } from 'react'

/** Address under which a chosen picture can be shown before it is sent. */
export function usePreview(file: File | null): string | null {
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview]
  )
  return preview
}
