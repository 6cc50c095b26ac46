import { useEffect, useState } from 'react';
import { MessageBox } from '../components/MessageBox';
import { useUserMemory } from './useUserMemory';

/** Says once what the page before has done, such as a deletion that led here. */
export function Notice() {
  const memory = useUserMemory();
  const [notice] = useState(memory.notice);
  useEffect(() => {
    memory.leaveNotice('');
  }, [memory]);
  return notice && <MessageBox kind="success">{notice}</MessageBox>;
}
