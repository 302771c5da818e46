out_of_reach("It writes machine code of Windows over functions of the game.")
