import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { deleteFile } from '#core/storage/delete_file'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { BANK_FILE_FORMATS } from '#engines/bank_files/bank_file'
import { BANK_FILE } from '#engines/limits/reading'
import BankAccount from '#finance/bank_accounts/bank_account'
import { findAccount } from '#finance/bank_accounts/find_account'
import { findImport, lockImport } from '#finance/bank_statements/imports/find_import'
import { createImport } from '#finance/bank_statements/jobs/order_reading'
import { presentImport } from '#finance/bank_statements/imports/present_import'
import { importListing } from '#finance/bank_statements/listing'
import BankStatementImport from '#finance/bank_statements/models/bank_statement_import'

export default class BankStatementImportsController {
  /** The files of all accounts, newest first, without their previews. */
  async index(ctx: HttpContext) {
    const batches = await answerList(ctx, BankStatementImport, importListing)
    const ids = new Set(batches.map(({ bankAccountId }) => bankAccountId))
    const accounts = await BankAccount.query().whereIn('id', [...ids])
    const byId = new Map(accounts.map((account) => [account.id, account]))
    return batches.map((batch) => {
      const {
        plan,
        head: _,
        layout: __,
        ...shown
      } = presentImport(ctx, batch, byId.get(batch.bankAccountId)!)
      return { ...shown, newLines: plan?.newLines ?? 0 }
    })
  }

  async show(ctx: HttpContext) {
    const batch = await findImport(ctx.params.id)
    return presentImport(ctx, batch, await findAccount(batch.bankAccountId))
  }

  /** Takes a file of a bank for one account and orders it to be read. */
  async store(ctx: HttpContext) {
    const account = await findAccount(ctx.params.id)
    if (!account.active) throw conflict('BANK_ACCOUNT_INACTIVE')
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      maxBytes: BANK_FILE.bytes,
      kinds: BANK_FILE_FORMATS,
    })
    ctx.response.status(202)
    return writeRequest(
      ctx,
      async (uow) =>
        presentImport(ctx, await createImport(uow, account, upload.file('file')), account),
      upload.fingerprint
    )
  }

  /** Discards a file of which nothing was stored. */
  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const batch = await lockImport(uow, ctx.params.id, expectedVersion)
      if (batch.status === 'importing' || batch.status === 'imported')
        throw conflict('BANK_FILE_IMPORTED')
      await batch.delete()
      await deleteFile(uow, batch.fileId)
      await uow.audit({
        action: 'delete',
        entityType: 'bank_statement_import',
        entityId: batch.id,
        label: batch.fileName,
      })
    })
  }
}
