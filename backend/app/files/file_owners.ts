import type File from '#files/models/file'

/** Who asks for a file. */
export interface FileReader {
  id: number
  admin: boolean
  role: string
  abilities: ReadonlySet<string>
}

/** Whether this reader may see the record that a file belongs to. */
export type OwnerRule = (
  reader: FileReader,
  ownerId: number | null,
  file: File
) => boolean | Promise<boolean>

interface Registered {
  canRead: OwnerRule
  uploader: boolean
}

const owners = new Map<string, Registered>()

/**
 * A department says who reads the files of its records. Without a rule nobody does.
 * @param ownerType as given to `storeFile`; `exports` also covers `exports.clients`
 * @param options uploader: whether whoever put the file there always reads it (yes unless told)
 */
export function registerFileOwner(
  ownerType: string,
  canRead: OwnerRule,
  { uploader = true }: { uploader?: boolean } = {}
) {
  owners.set(ownerType, { canRead, uploader })
}

/** Administrators read every file of a known owner; others as its owner's rule says. */
export async function canReadFile(reader: FileReader, file: File): Promise<boolean> {
  const type = file.ownerType ?? ''
  const owner = owners.get(type) ?? owners.get(type.split('.')[0])
  if (!owner) return false
  if (reader.admin || (owner.uploader && file.createdBy === reader.id)) return true
  return owner.canRead(reader, file.ownerId, file)
}
