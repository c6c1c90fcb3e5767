import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthState, FirebaseUser, User } from '../../model';

const initialState: AuthState = { user: null, firebaseUser: null, loading: true };

/** State of the session. Guards read `firebaseUser`; `user` is the account's record, when it could be read. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionChanged(state, { payload }: PayloadAction<FirebaseUser | null>) {
      if (payload?.uid !== state.firebaseUser?.uid) state.user = null;
      state.firebaseUser = payload;
      state.loading = false;
    },
    userChanged(state, { payload }: PayloadAction<User | null>) {
      state.user = payload;
    },
  },
});

export const { sessionChanged, userChanged } = authSlice.actions;
