import { Readable } from 'node:stream'
import { removeTmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { sealCopy } from '#files/shares/seal'
import File from '#files/shared/models/file'
import Share from '#files/shares/share'
import { createShare, type ShareLimits } from './create_share.js'
import { revokeShare } from './end_share.js'

/** Makes a share of a stored file, whose code is known already because the file itself names it. */
export type ShareStored = (uow: UnitOfWork, fileId: number, limits: ShareLimits) => Promise<Share>

interface Copy {
  source: () => Promise<Readable>
  code: string
}

/** Seals `content` by `code` and hands on how to share it; the sealed copy is removed afterwards. */
export const withSealedCopy = (
  content: Buffer,
  code: string,
  work: (share: ShareStored) => Promise<void>
) =>
  withSealedCopies([{ source: async () => Readable.from([content]), code }], ([share]) =>
    work(share)
  )

/** The same for several at once, each by its own code, in their order. */
export async function withSealedCopies(
  copies: Copy[],
  work: (shares: ShareStored[]) => Promise<void>
) {
  const sealed: Awaited<ReturnType<typeof sealCopy>>[] = []
  try {
    for (const { source, code } of copies) sealed.push(await sealCopy(await source(), code))
    await work(
      sealed.map((copy) => async (uow, fileId, limits) => {
        const original = await File.query({ client: uow.trx }).where('id', fileId).firstOrFail()
        return createShare(uow, original, copy, limits)
      })
    )
  } finally {
    for (const { file } of sealed) await removeTmpFile(file.path)
  }
}

/** Closes those of these shares that are still open. @returns how many were */
export async function closeShares(uow: UnitOfWork, ids: number[]): Promise<number> {
  if (!ids.length) return 0
  const shares = await Share.query({ client: uow.trx }).whereIn('id', ids).orderBy('id').forUpdate()
  const open = shares.filter(({ status }) => status === 'open')
  for (const share of open) await revokeShare(uow, share)
  return open.length
}
