import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { http } from './http';

const crud = simpleRestProvider('/api/admin/rest', http);

/** A new search ends the running one. */
export const dataProvider: DataProvider = { ...crud, supportAbortSignal: true };
