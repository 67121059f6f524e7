import { z } from 'zod'
import {
  collectionName,
  document,
  documentBody,
  documentId,
  documentPage,
  documentQuery,
} from '#domain/documents/document.ts'
import { type Endpoint, nothing } from './api-endpoint.ts'

const inCollection = z.strictObject({ collection: collectionName })
const oneDocument = inCollection.extend({ id: documentId })
/** Access rules are in each collection, in `server/documents`. */
const documentRefusals = ['signed-out', 'forbidden', 'not-found', 'method-not-allowed'] as const
const writeRefusals = [...documentRefusals, 'conflict', 'outdated', 'too-many-requests'] as const

export const documentsApi = {
  readDocument: {
    method: 'GET',
    path: '/api/documents/{collection}/{id}',
    summary: 'One document.',
    access: 'anyone',
    params: oneDocument,
    answer: document,
    tagged: true,
    status: 200,
    refusals: documentRefusals,
  },
  queryDocuments: {
    method: 'GET',
    path: '/api/documents/{collection}',
    summary: 'Documents by filter and order, a page at a time.',
    access: 'anyone',
    params: inCollection,
    query: documentQuery,
    answer: documentPage,
    tagged: true,
    status: 200,
    refusals: documentRefusals,
  },
  addDocument: {
    method: 'POST',
    path: '/api/documents/{collection}',
    summary: 'Add a document; its id is the idempotency key.',
    access: 'anyone',
    params: inCollection,
    body: documentBody,
    once: true,
    answer: document,
    status: 201,
    refusals: writeRefusals,
  },
  setDocument: {
    method: 'PUT',
    path: '/api/documents/{collection}/{id}',
    summary: 'Create or replace a document.',
    access: 'anyone',
    params: oneDocument,
    body: documentBody,
    once: true,
    answer: document,
    status: 200,
    refusals: writeRefusals,
  },
  updateDocument: {
    method: 'PATCH',
    path: '/api/documents/{collection}/{id}',
    summary: 'Change some fields of a document.',
    access: 'anyone',
    params: oneDocument,
    body: documentBody,
    once: true,
    answer: document,
    status: 200,
    refusals: writeRefusals,
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/documents/{collection}/{id}',
    summary: 'Delete a document. Deleting it twice succeeds.',
    access: 'anyone',
    params: oneDocument,
    once: true,
    answer: nothing,
    status: 200,
    refusals: writeRefusals,
  },
} as const satisfies Record<string, Endpoint>
