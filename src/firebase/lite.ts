export { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
export { contactMessagesCollection, profileRef } from './collections';
