import app from '@adonisjs/core/services/app'
import {
  XmlBufferInputProvider,
  xmlRegisterInputProvider,
  XmlDocument,
  XsdValidator,
} from 'libxml2-wasm'
import { ZipArchive } from '#engines/ooxml/zip_archive'

const ROOT = 'memory/ubl'
let validator: Promise<XsdValidator> | undefined

/** What the public schema of UBL 2.1 finds wrong with an invoice; nothing when it is valid. */
export async function schemaErrors(xml: string): Promise<string[]> {
  validator ??= compiled()
  const judge = await validator
  const document = XmlDocument.fromString(xml)
  try {
    judge.validate(document)
    return []
  } catch (error) {
    return [(error as Error).message]
  } finally {
    document.dispose()
  }
}

async function compiled(): Promise<XsdValidator> {
  const files: Record<string, Uint8Array> = {}
  const archive = await ZipArchive.open(app.makePath('tests/fixtures/ubl-2.1-xsd.zip'))
  for (const name of archive.members.keys()) {
    const parts: Buffer[] = []
    for await (const part of archive.read(name)) parts.push(part)
    files[`${ROOT}/${name}`] = Buffer.concat(parts)
  }
  archive.close()
  xmlRegisterInputProvider(new XmlBufferInputProvider(files))
  const main = `${ROOT}/maindoc/UBL-Invoice-2.1.xsd`
  const document = XmlDocument.fromBuffer(files[main]!, { url: main })
  return XsdValidator.fromDoc(document)
}
