import { useState } from 'react';
import type { Contact } from '../model/contact';
import { AddLineDialog } from './AddLineDialog';

/** Asks for a line to add to the notes of contacts (R15.117). Draw `lineDialog` on the page. */
export function useAddLine() {
  const [asked, setAsked] = useState<readonly Contact[] | null>(null);
  return {
    askForLine: setAsked,
    lineDialog: asked && <AddLineDialog contacts={asked} onClose={() => setAsked(null)} />,
  };
}
