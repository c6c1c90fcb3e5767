import { doc, getDoc } from 'firebase/firestore';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';

/** What an administrator's record says of the person. */
export interface Admin {
  id: string;
  email: string;
  name: string;
}

/** The record that makes an account an administrator, or `null` when it has none. */
export async function getAdmin(uid: string): Promise<Admin | null> {
  try {
    const snapshot = await getDoc(doc(firebaseFirestore(), 'admins', uid));
    if (!snapshot.exists()) return null;
    const { email, name } = snapshot.data();
    return { id: uid, email: String(email ?? ''), name: String(name ?? '') };
  } catch (error) {
    throw fromFirebase(error);
  }
}
